/** A desk machine with a slot on top and a tray in front; 96 units wide. */
export function Machine({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="glass" d="M0 22h96v44H0z" />
      <path className="shade" d="M12 14h72v8H12z" />
      <path className="pen thin" d="M8 34h34M8 40h20" />
      <path className="red thin" d="M80 30h9v6h-9z" />
      <path className="ink" d="M12 50h72v7H12z" />
    </g>
  );
}
