/**
 * Chooses the subject that the link named, before the first paint, so that nothing moves. The content
 * security policy names its hash (`_site.tsx`).
 */
export const chooseSubject = [
  '{let wanted=new URLSearchParams(location.search).get("subject");',
  'for(let option of document.getElementById("subject").options)',
  'if(option.value===wanted)option.selected=true}',
].join('');

export function ChooseSubject() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
      dangerouslySetInnerHTML={{ __html: chooseSubject }}
    />
  );
}
