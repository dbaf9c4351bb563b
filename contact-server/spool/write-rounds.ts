/** A file on its way into a folder of the same disk. */
export interface PutFile {
  readonly key: number;
  readonly name: string;
  readonly text: string;
  /** The folder that it is written in first. */
  readonly aside: string;
  readonly to: string;
}

/** How it ended: safe, unless there is an error. */
export interface PutEnd {
  readonly key: number;
  readonly error?: { readonly code: string; readonly message: string };
}

interface Written {
  readonly file: PutFile;
  /** Open until it is synced. */
  readonly descriptor: number;
}

/**
 * What the thread runs that writes files: it waits for the disk, and nobody waits for it. A file is
 * written when it comes, and synced in rounds: a round renames what the one before has synced, and
 * then waits at once for the syncs of their folder and of all that was written meanwhile, because the
 * disk takes many of them for little more than the price of one.
 *
 * It is handed to the thread as text, so it can use nothing but what stands in it and Node's modules.
 */
export function writeRounds(): void {
  const fs = process.getBuiltinModule('node:fs');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const mostInRound = 64;
  let written: readonly Written[] = [];
  let isBusy = false;

  const run = async () => {
    isBusy = true;
    let synced: readonly PutFile[] = [];
    while (written.length > 0 || synced.length > 0) {
      const renamed = keepDone(synced, rename);
      const round = written.slice(0, mostInRound);
      written = written.slice(mostInRound);
      const [safe] = await Promise.all([syncFiles(round), syncFolders(renamed)]);
      synced = safe;
    }
    isBusy = false;
  };

  /** One that fails is no other one's trouble. */
  const keepDone = <Out>(files: readonly PutFile[], act: (file: PutFile) => Out): readonly Out[] =>
    files.flatMap((file) => {
      try {
        return [act(file)];
      } catch (error) {
        drop(file, error);
        return [];
      }
    });

  const drop = (file: PutFile, error: unknown) => {
    try {
      fs.rmSync(`${file.aside}/${file.name}`, { force: true });
    } catch {
      // The next start sweeps it out.
    }
    tell([file], error);
  };

  const rename = (file: PutFile) => {
    fs.renameSync(`${file.aside}/${file.name}`, `${file.to}/${file.name}`);
    return file;
  };

  const write = (file: PutFile): Written => {
    const descriptor = fs.openSync(`${file.aside}/${file.name}`, 'wx', 0o600);
    try {
      fs.writeFileSync(descriptor, file.text);
    } catch (error) {
      fs.closeSync(descriptor);
      throw error;
    }
    return { file, descriptor };
  };

  /** Resolves to those that are safe. */
  const syncFiles = async (files: readonly Written[]) => {
    const errors = await Promise.all(files.map(({ descriptor }) => syncAndClose(descriptor)));
    errors.forEach((error, at) => {
      const one = files[at];
      if (error && one) drop(one.file, error);
    });
    return files.filter((_, at) => !errors[at]).map(({ file }) => file);
  };

  const syncFolders = (renamed: readonly PutFile[]) =>
    Promise.all(
      [...new Set(renamed.map(({ to }) => to))].map(async (folder) => {
        const error = await syncFolder(folder);
        tell(
          renamed.filter(({ to }) => to === folder),
          error,
        );
      }),
    );

  const syncFolder = async (folder: string): Promise<unknown> => {
    try {
      return await syncAndClose(fs.openSync(folder, 'r'));
    } catch (error) {
      return error;
    }
  };

  /** Resolves to the error, if there is one. */
  const syncAndClose = (descriptor: number) =>
    new Promise<unknown>((resolve) => {
      fs.fsync(descriptor, (error) => {
        fs.closeSync(descriptor);
        resolve(error);
      });
    });

  const tell = (files: readonly PutFile[], error: unknown) => {
    const ends: readonly PutEnd[] = files.map(({ key }) =>
      error ? { key, error: describe(error) } : { key },
    );
    parentPort?.postMessage(ends);
  };

  /** An error's own code would be lost on the way. */
  const describe = (error: unknown) => {
    const { message } = error instanceof Error ? error : { message: String(error) };
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code, message };
  };

  parentPort?.on('message', (files: readonly PutFile[]) => {
    written = [...written, ...keepDone(files, write)];
    if (!isBusy) void run();
  });
}
