export function plural(many: number, one: string, several: string): string {
  return `${many} ${many === 1 ? one : several}`;
}
