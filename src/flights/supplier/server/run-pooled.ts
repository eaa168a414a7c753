/** At most so many at once; results in the order of the items. */
export async function runPooled<T, U>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<U>,
): Promise<readonly U[]> {
  const answers: U[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      answers[at] = await work(items[at] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return answers
}
