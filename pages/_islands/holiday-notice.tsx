import { useBuildDate } from '#authoring';
import { holidayNoticeHours, holidayNotices } from '../_facts/holiday-notices.ts';

/**
 * Shows the days that are near, and takes the band and its landmark away when there is none: before
 * the first paint, so that nothing moves however old the build is, and each minute from then on.
 */
const showNear = [
  '{let aside=document.currentScript.parentNode,show=()=>{aside.hidden=true;for(let day of aside.children){',
  `let left=day.dataset.until-Date.now()/36e5;day.hidden=!(left>0&&left<=${holidayNoticeHours});`,
  'aside.hidden&&=day.hidden}};show();setInterval(show,6e4)}',
].join('');

/** The holidays that change the hours, a day on each line. Without a script, those of the day of the build. */
export function HolidayNotice() {
  const built = useBuildDate();
  const notices = holidayNotices(built, 'header');
  if (notices.length === 0) return null;
  const noon = Date.parse(`${built}T17:00Z`) / 3_600_000;
  const isHidden = (until: number) => until <= noon || until - noon > holidayNoticeHours;
  return (
    <aside
      className="holiday"
      aria-label="Holiday hours"
      hidden={notices.every(({ until }) => isHidden(until))}
    >
      {notices.map(({ text, until }) => (
        <p key={until} data-until={until} hidden={isHidden(until)}>
          {text}
        </p>
      ))}
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
        dangerouslySetInnerHTML={{ __html: showNear }}
      />
    </aside>
  );
}
