import assert from 'node:assert/strict'

/** The refusal's code, or undefined; other errors are thrown. */
export async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? assert.fail(error as Error)
  }
}
