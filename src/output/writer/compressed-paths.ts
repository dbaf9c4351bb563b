const endings = ['br', 'gz'] as const;

/**
 * The paths of a file's compressed forms. Other formats are compressed by themselves, and hidden
 * files are for the host.
 */
export function compressedPaths(path: string): readonly string[] {
  const isWorthIt =
    /\.(html|css|js|json|svg|txt|xml|ics|vcf|webmanifest)$/.test(path) &&
    !/^\.(?!well-known\/)/.test(path);
  return isWorthIt ? endings.map((ending) => `${path}.${ending}`) : [];
}
