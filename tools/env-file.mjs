/**
 * What Node is told so that a command of the house reads `.env`, where there is one; what the environment itself says goes before.
 * Tests and tools do without: they are the same on every machine.
 */
export function envFileOf(command) {
  return /^(?:src\/app\/\w+\.ts|tools\/(?:desk|visas|backup|restore|rehearse)\.ts)$/.test(command)
    ? ['--env-file-if-exists=.env']
    : []
}
