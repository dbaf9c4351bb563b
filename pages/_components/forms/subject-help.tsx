import { subjectHelp } from '../../_content/subject-help.ts';

/** What to tell about the chosen subject. All are in one place, as high as the longest, so that a choice moves nothing. */
export function SubjectHelp() {
  return (
    <div className="subject-help">
      {subjectHelp.map(({ subject, title, items }) => (
        <div key={subject} data-subject={subject}>
          <b>{title}</b>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
