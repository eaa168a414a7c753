/** Something outside the program keeps it from opening; the message says what to do about it. */
export class StartupError extends Error {
  override readonly name: string = 'CannotOpen'
}
