const extensions = ['br', 'gz'] as const;

/**
 * The paths of a file's compressed forms. Empty for formats that are already compressed, and for
 * hidden files, which only the host reads.
 */
export function compressedPaths(path: string): readonly string[] {
  const isCompressible =
    /\.(html|css|js|json|svg|txt|xml|ics|vcf|webmanifest)$/.test(path) &&
    !/^\.(?!well-known\/)/.test(path);
  return isCompressible ? extensions.map((extension) => `${path}.${extension}`) : [];
}
