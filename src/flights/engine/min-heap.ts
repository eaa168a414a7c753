export class MinHeap<T> {
  readonly #heap: T[] = []
  readonly #weightOf: (one: T) => number

  constructor(weightOf: (one: T) => number) {
    this.#weightOf = weightOf
  }

  push(one: T): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(one)
    while (at > 0) {
      const above = (at - 1) >> 1
      const other = heap[above]
      if (other === undefined || this.#weightOf(other) <= this.#weightOf(one)) break
      heap[at] = other
      at = above
    }
    heap[at] = one
  }

  pop(): T | undefined {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (top === undefined || last === undefined || heap.length === 0) return top
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      const [left, right] = [heap[below], heap[below + 1]]
      if (left !== undefined && right !== undefined && this.#weightOf(right) < this.#weightOf(left))
        below += 1
      const next = heap[below]
      if (next === undefined || this.#weightOf(next) >= this.#weightOf(last)) break
      heap[at] = next
      at = below
    }
    heap[at] = last
    return top
  }
}
