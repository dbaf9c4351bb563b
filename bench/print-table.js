/** For generators that build a site. */
const buildColumns = [
  ['case', (row) => row.case],
  ['contender', (row) => row.contender],
  ['rounds', (row) => String(row.rounds)],
  ['min ms', (row) => row.min.toFixed(0)],
  ['median ms', (row) => row.median.toFixed(0)],
  ['max ms', (row) => row.max.toFixed(0)],
  ['× first', (row) => row.timesFirst.toFixed(2)],
  ['CPU ms', (row) => (row.cpuMilliseconds ? row.cpuMilliseconds.toFixed(0) : '-')],
  ['peak MB', (row) => (row.peakBytes ? (row.peakBytes / 1e6).toFixed(0) : '-')],
  ['kB a page', (row) => (row.bytesAPage ? (row.bytesAPage / 1000).toFixed(1) : '-')],
];

/** A line for the headings and one for each row; texts to the left, numbers to the right. */
export function tableOf(rows, columns = buildColumns) {
  const cells = [columns.map(([heading]) => heading)];
  for (const row of rows) cells.push(columns.map(([, show]) => show(row)));
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  return cells
    .map((line) =>
      line
        .map((cell, index) => pad(cell, isText(cells[1]?.[index]), widths[index]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(cell, isText, width) {
  return isText ? cell.padEnd(width) : cell.padStart(width);
}

function isText(cell = '') {
  return !/^(-|[\d.]+)$/.test(cell);
}
