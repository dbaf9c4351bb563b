/** `5:00 PM` with the hour large and the half of the day small beside it; a word stays as it is. */
export function BigTime({ time }: { readonly time: string }) {
  const [hour, half] = time.split(' ');
  return (
    <span className="num">
      {hour}
      {half && <small> {half}</small>}
    </span>
  );
}
