import type { ReactNode } from 'react';
import { Heading } from '../labels/heading.tsx';

export interface SectionProps {
  readonly title?: ReactNode;
  /** A sentence beside the title, under it on small screens. */
  readonly text?: ReactNode;
  /** A band of kraft paper. */
  readonly kraft?: boolean;
  readonly tight?: boolean;
  /** A rule between it and the section before. */
  readonly ruled?: boolean;
  readonly id?: string | undefined;
  /** `false` for what is of no use on paper, such as links. */
  readonly onPaper?: boolean;
  readonly children?: ReactNode;
}

/** A stretch of a page under its own heading. */
export function Section({ title, text, kraft, tight, ruled, id, onPaper, children }: SectionProps) {
  const bands = { kraft, tight, ruled };
  const names = Object.entries(bands).flatMap(([name, wanted]) => (wanted ? name : []));
  return (
    <section
      className={['section', ...names].join(' ')}
      id={id}
      data-print={onPaper === false ? 'hide' : undefined}
    >
      <div className="wrap">
        {title && <SectionHead title={title} text={text} wide />}
        {children}
      </div>
    </section>
  );
}

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Over the whole width of the page, with the text beside the title. */
  readonly wide?: boolean;
}

/** The heading of a section, or of one column of it. */
export function SectionHead({ title, text, wide }: SectionHeadProps) {
  return (
    <div className={wide && text ? 'head head-wide' : 'head'}>
      <Heading level={2}>{title}</Heading>
      {text && <p>{text}</p>}
    </div>
  );
}
