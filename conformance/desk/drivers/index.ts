import type { TargetOptions } from '../../run/options.ts';
import { commandDriver } from './command.ts';
import type { DeskDriver } from './driver.ts';
import { httpDriver } from './http.ts';
import { manualDriver } from './manual.ts';

/** The way to drive a service that a run's options name. A person is asked only where no program can be. */
export function driverOf({
  desk,
  deskToken,
  deskCommand,
  person,
  onDeskSays = () => undefined,
}: TargetOptions): DeskDriver | undefined {
  if (desk !== undefined) return httpDriver(desk, deskToken);
  if (deskCommand !== undefined) return commandDriver(deskCommand, onDeskSays);
  return person && manualDriver(person);
}
