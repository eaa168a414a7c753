import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Paper } from '#papers/server/paper.ts'
import { refuse } from '#papers/server/refusals.ts'
import type { Printed } from '#papers/server/typesetter.ts'

export interface PressOptions {
  /** Typst leaks about 0.15 MB per document: the process is replaced after so many */
  readonly documents?: number
  readonly timeoutMs?: number
  readonly queue?: number
  /** package name of the compiler; tests name a missing one */
  readonly compiler?: string
}

const defaults = {
  documents: 500,
  timeoutMs: 15_000,
  queue: 200,
  compiler: '@myriaddreamin/typst-ts-node-compiler',
}

/** One document at a time, off the event loop. Replaced when used up, dead or late; then the document is retried once. */
export class Press implements AsyncDisposable {
  readonly #options: Required<PressOptions>
  #child: ChildProcess | undefined
  #printed = 0
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #unavailable = false

  constructor(options: PressOptions = {}) {
    this.#options = { ...defaults, ...options }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async print(paper: Paper): Promise<Uint8Array> {
    if (this.#unavailable) throw refuse('PDF_UNAVAILABLE')
    if (this.#waiting >= this.#options.queue) throw refuse('PDF_BUSY', { headers: { 'retry-after': '5' } })
    this.#waiting += 1
    const mine = this.#last.then(() => this.#printTwiceAtMost(paper)).finally(() => (this.#waiting -= 1))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async close(): Promise<void> {
    await this.#last
    await this.#dismiss()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async #printTwiceAtMost(paper: Paper): Promise<Uint8Array> {
    const printed = (await this.#ask(paper)) ?? (await this.#ask(paper))
    if (printed === undefined) throw new Error('The process that sets type fell twice over one document')
    if (printed.kind === 'unavailable') {
      this.#unavailable = true
      await this.#dismiss()
      throw refuse('PDF_UNAVAILABLE')
    }
    if (printed.kind === 'faulty') throw new Error(`The document cannot be set: ${printed.why}`)
    this.#printed += 1
    if (this.#printed >= this.#options.documents) await this.#dismiss()
    return printed.pdf
  }

  async #ask(paper: Paper): Promise<Printed | undefined> {
    const child = (this.#child ??= this.#hire())
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(this.#options.timeoutMs)])
    try {
      const answer = once(child, 'message', { signal })
      const death = once(child, 'exit', { signal }).then(() => undefined)
      death.catch(() => undefined)
      child.send(paper, () => undefined)
      const first = await Promise.race([answer, death])
      return first?.[0]
    } catch (cause) {
      await this.#dismiss()
      if (!signal.aborted) throw new Error('The process that sets type cannot be reached', { cause })
      return undefined
    } finally {
      over.abort()
    }
  }

  /** Gets neither settings nor secrets. */
  #hire(): ChildProcess {
    this.#printed = 0
    const program = new URL('typesetter.ts', import.meta.url)
    const child = fork(program, [this.#options.compiler], {
      serialization: 'advanced',
      execArgv: [],
      env: {},
    })
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    return child
  }

  async #dismiss(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
