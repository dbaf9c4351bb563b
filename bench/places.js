import { dirname, join } from 'node:path';

/** The folder of this program. */
export const benchFolder = import.meta.dirname;

/** The folder of the project. */
export const root = dirname(benchFolder);

/** Generated sources and built sites. Inside the project: from here page modules find React. */
export const scratch = join(root, 'test', '.tmp', 'bench');

/** What is installed for a comparison only. */
export const installed = join(root, 'node_modules', '.cache', 'bench');
