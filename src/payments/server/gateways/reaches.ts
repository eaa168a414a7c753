const patienceMs = 8000

/** Does anything answer there? What it says is all the same; nothing is begun. */
export async function reaches(baseUrl: string): Promise<boolean> {
  const response = await fetch(baseUrl, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response.status < 500
}
