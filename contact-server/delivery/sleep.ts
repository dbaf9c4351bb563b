import type { Clock } from './clock.ts';

/** Waiting that can be cut short, also by a wake that comes just before it. */
export interface Sleep {
  /** @param due in the clock's `elapsed` */
  until(due: number): Promise<void>;
  wake(): void;
  /** Nobody sleeps any more. */
  end(): void;
}

export function createSleep(clock: Clock): Sleep {
  let isAwake = false;
  let isEnded = false;
  let rouse = (): void => undefined;
  const wake = () => {
    isAwake = true;
    rouse();
  };
  return {
    wake,
    until: (due) =>
      new Promise((resolve) => {
        const done = () => {
          isAwake = isEnded;
          rouse = () => undefined;
          cancel();
          resolve();
        };
        const cancel = clock.after(Math.max(due - clock.elapsed(), 0), done);
        rouse = done;
        if (isAwake) done();
      }),
    end() {
      isEnded = true;
      wake();
    },
  };
}
