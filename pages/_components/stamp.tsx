import '../_assets/css/choices.css';

/** An ink stamp: "Best Value!", "Sample". Never for decoration, and never two side by side but samples. */
export function Stamp({ children }: { readonly children: string }) {
  return <span className="stamp">{children}</span>;
}
