import { useBuildDate } from '#authoring';
import { holidayNoticeHours, holidayNotices } from '../../_clock/holiday-notices.ts';

/** More days would leave a phone too little of the page. */
const mostDays = 2;

/**
 * Shows the next days that are near, and takes the band and its landmark away when there is none: before
 * the first paint, so that nothing moves however old the build is, and each minute from then on.
 * Every page carries it, so its names are short: `n` notices are shown so far, and `h` hours are left.
 */
const showNear = [
  '{let a=document.currentScript.parentNode,f=()=>{let n=0;for(let p of a.children){',
  `let h=p.dataset.until-Date.now()/36e5;p.hidden=!(h>0&&h<=${holidayNoticeHours}&&n++<${mostDays})}`,
  'a.hidden=!n};f();setInterval(f,6e4)}',
].join('');

/** The holidays that change the hours, a day on each line. Without a script, those of the day of the build. */
export function HolidayNotice() {
  const built = useBuildDate();
  const notices = holidayNotices(built, 'header');
  if (notices.length === 0) return null;
  const noon = Date.parse(`${built}T17:00Z`) / 3_600_000;
  const near = notices
    .filter(({ until }) => until > noon && until - noon <= holidayNoticeHours)
    .slice(0, mostDays);
  return (
    <aside className="holiday" aria-label="Holiday hours" hidden={near.length === 0}>
      {notices.map((notice) => (
        <p key={notice.until} data-until={notice.until} hidden={!near.includes(notice)}>
          {notice.text}
        </p>
      ))}
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
        dangerouslySetInnerHTML={{ __html: showNear }}
      />
    </aside>
  );
}
