import assert from 'node:assert/strict'

/** The code with which some work is refused, or nothing when it is done; what is no refusal fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? assert.fail(error as Error)
  }
}
