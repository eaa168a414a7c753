/** Does the same with every one of them, so many at once at most; answers in their order. */
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
