import { Link, useBuildDate } from '#authoring';
import { holidayNotices, type HolidayNotice as Notice } from '../../_clock/holiday-notices.ts';
import { holidayNoticeDays } from '../../_facts/holidays.ts';

/** More days would leave a phone too little of the page. */
const mostDays = 2;

/** For how many hours most notices are shown: on the day itself, and on the days before. */
const usualHours = 24 * (holidayNoticeDays + 1);

/**
 * Shows the next days that are near, and takes the band and its landmark away when there is none: before
 * the first paint, so that nothing moves however old the build is, and each minute from then on.
 * Every page carries it, so its names are short: `n` notices are shown so far, and it is the hour `h` since 1970.
 */
const showNear = [
  '{let a=document.currentScript.parentNode,f=()=>{let n=0,h=Date.now()/36e5;for(let p of a.children)',
  `{let{since,until}=p.dataset;p.hidden=!(h>=(since||until-${usualHours})&&h<until&&n++<${mostDays})}`,
  'a.hidden=!n};f();setInterval(f,6e4)}',
].join('');

/** Closed days, announcements, and the holidays that change the hours. Without a script, those of the day of the build. */
export function HolidayNotice() {
  const built = useBuildDate();
  const notices = holidayNotices(built, 'header');
  if (notices.length === 0) return null;
  const noon = Date.parse(`${built}T17:00Z`) / 3_600_000;
  const near = notices
    .filter(({ since, until }) => since <= noon && noon < until)
    .slice(0, mostDays);
  return (
    <aside className="holiday" aria-label="Notices" hidden={near.length === 0}>
      {notices.map((notice) => (
        <p
          key={notice.text}
          data-since={sinceIfUnusual(notice)}
          data-until={notice.until}
          hidden={!near.includes(notice)}
        >
          {notice.href ? <Link href={notice.href}>{notice.text}</Link> : notice.text}
        </p>
      ))}
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
        dangerouslySetInnerHTML={{ __html: showNear }}
      />
    </aside>
  );
}

/** Most notices go without it. An hour more or less is that of a change to or from daylight time. */
function sinceIfUnusual({ since, until }: Notice): number | undefined {
  return Math.abs(until - since - usualHours) > 1 ? since : undefined;
}
