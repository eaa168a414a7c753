import {
  bareAddress,
  depthIn,
  fiveDigits,
  markedAddress,
  markedState,
  pageIn,
  unmarkedState,
} from '#web/back-marks.ts'

/** What is used of the browser's window; a test plays one of its own. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  addEventListener(name: 'popstate', listener: (event: Event) => void, capture: true): void
}

interface Entry {
  readonly state: unknown
  readonly url: string
}

interface Sheet {
  readonly onBack: () => void
}

/** longest wait for a history navigation */
const latestMs = 1000

/** §2: one history entry per overlay, the page's address with `rqs=` and five digits; the router never sees these entries. */
export class BackEntries {
  readonly #window: HistoryWindow
  readonly #digits: () => string
  readonly #push: History['pushState']
  readonly #replace: History['replaceState']
  readonly #sheets: Sheet[] = []
  /** pages pushed while an overlay was open */
  #next: Entry[] = []
  /** the router's latest entry for the page below */
  #below: Entry | undefined
  #depth: number
  #page: string
  #journey: ReturnType<typeof setTimeout> | undefined

  constructor(window: HistoryWindow, digits = fiveDigits) {
    const { history } = window
    this.#window = window
    this.#digits = digits
    this.#push = history.pushState.bind(history)
    this.#replace = history.replaceState.bind(history)
    this.#depth = depthIn(history.state)
    this.#page = pageIn(history.state)
    // the router's pushState also covers entries that are no pages
    history.pushState = (state: unknown, _, url) => this.#pagePushed({ state, url: this.#urlOf(url) })
    history.replaceState = (state: unknown, _, url) => this.#pageReplaced({ state, url: this.#urlOf(url) })
    window.addEventListener('popstate', (event) => this.#arrive(event), true)
    const page = this.#pageHere()
    if (page.url !== this.#address()) this.#replace(history.state, '', page.url)
    if (this.#depth > 0) this.#below = page
    this.#settle()
  }

  lay(onBack: () => void): () => void {
    const sheet = { onBack }
    this.#sheets.push(sheet)
    // an overlay that closes and opens at once keeps its entry
    queueMicrotask(() => this.#settle())
    return () => {
      const at = this.#sheets.indexOf(sheet)
      if (at === -1) return
      this.#sheets.splice(at, 1)
      queueMicrotask(() => this.#settle())
    }
  }

  #settle(): void {
    if (this.#journey !== undefined) return
    const wanted = this.#next.length > 0 ? 0 : this.#sheets.length
    if (this.#depth > wanted) return this.#travel(wanted - this.#depth)
    if (this.#depth === 0 && this.#below !== undefined) this.#write(this.#below)
    for (const { state, url } of this.#next.splice(0)) this.#push(state, '', url)
    const { history } = this.#window
    this.#page = pageIn(history.state)
    for (; this.#depth < this.#sheets.length; this.#depth += 1)
      this.#push(markedState(history.state, this.#depth + 1), '', this.#marked(this.#address()))
    return undefined
  }

  #travel(steps: number): void {
    this.#journey = setTimeout(() => this.#stay(), latestMs)
    this.#window.history.go(steps)
  }

  /** The browser did not navigate: the entry becomes the page's own again. */
  #stay(): void {
    this.#journey = undefined
    this.#write(this.#below ?? this.#pageHere())
    this.#depth = 0
    this.#settle()
  }

  #arrive(event: Event): void {
    const isOurs = this.#journey !== undefined
    clearTimeout(this.#journey)
    this.#journey = undefined
    const { state } = this.#window.history as { readonly state: unknown }
    const before = this.#depth
    this.#depth = depthIn(state)
    const isSamePage = pageIn(state) === this.#page
    // the router is on that page already, or will be
    if (this.#depth > 0 || (before > 0 && isSamePage)) event.stopImmediatePropagation()
    if (!isSamePage) this.#below = undefined
    // the entry of a lower overlay is outdated
    if (this.#below !== undefined && this.#depth > 0) this.#replaceMarked(this.#below)
    if (!isSamePage) this.#close(0)
    // overlays opened during navigation belong to the next entry
    else if (!isOurs) this.#close(this.#depth)
    this.#settle()
  }

  #pagePushed(entry: Entry): void {
    if (this.#depth === 0 && this.#journey === undefined) {
      this.#push(entry.state, '', entry.url)
      this.#page = pageIn(entry.state)
      return
    }
    this.#next.push(entry)
    this.#close(0)
    this.#settle()
  }

  #pageReplaced(entry: Entry): void {
    if (this.#next.length > 0) this.#next = [...this.#next.slice(0, -1), entry]
    else if (this.#depth === 0) {
      this.#replace(entry.state, '', entry.url)
      this.#page = pageIn(entry.state)
    } else {
      this.#below = entry
      this.#replaceMarked(entry)
    }
  }

  #replaceMarked({ state, url }: Entry): void {
    this.#replace(markedState(state, this.#depth, this.#page), '', this.#marked(url))
  }

  #close(depth: number): void {
    for (const { onBack } of this.#sheets.splice(depth)) onBack()
  }

  #write({ state, url }: Entry): void {
    this.#replace(state, '', url)
    this.#below = undefined
  }

  #pageHere(): Entry {
    return { state: unmarkedState(this.#window.history.state), url: bareAddress(this.#address()) }
  }

  #urlOf(url: string | URL | null | undefined): string {
    return url === undefined || url === null ? bareAddress(this.#address()) : String(url)
  }

  #marked(address: string): string {
    return markedAddress(address, this.#digits())
  }

  #address(): string {
    const { pathname, search, hash } = this.#window.location
    return pathname + search + hash
  }
}
