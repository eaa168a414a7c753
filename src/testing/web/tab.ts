import assert from 'node:assert/strict'
import { BackEntries } from '#web/back-entries.ts'
import { bareAddress } from '#web/back-marks.ts'

interface Entry {
  state: unknown
  url: string
}

export class Tab {
  entries: Entry[] = [{ state: null, url: '/' }]
  at = 0
  private readonly early: ((event: Event) => void)[] = []
  private readonly late: (() => void)[] = []
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>

  constructor() {
    const state = () => this.entry.state
    const url = () => new URL(this.entry.url, 'https://parastoo.test')
    this.history = {
      get state(): unknown {
        return state()
      },
      pushState: (state: unknown, _: string, to?: string | URL | null) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, url: String(to ?? this.entry.url) }]
        this.at += 1
      },
      replaceState: (state: unknown, _: string, to?: string | URL | null) => {
        this.entries[this.at] = { state, url: String(to ?? this.entry.url) }
      },
      go: (steps = 0) => void setTimeout(() => this.walk(steps), 1),
    }
    this.location = {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    }
  }

  get entry(): Entry {
    const entry = this.entries[this.at]
    assert.ok(entry)
    return entry
  }

  addEventListener(_: 'popstate', listener: (event: Event) => void) {
    this.early.push(listener)
  }

  onPop(listener: () => void) {
    this.late.push(listener)
  }

  walk(steps: number) {
    const to = this.at + steps
    if (to < 0 || to >= this.entries.length) return
    this.at = to
    let isCaught = false
    const event = Object.assign(new Event('popstate'), {
      stopImmediatePropagation: () => {
        isCaught = true
      },
    })
    for (const listener of this.early) if (!isCaught) listener(event)
    for (const listener of this.late) if (!isCaught) listener()
  }
}

class Router {
  readonly tab: Tab
  url: string
  heard = 0
  private names = 0

  constructor(tab: Tab) {
    this.tab = tab
    this.url = bareAddress(tab.entry.url)
    if (idxIn(tab.history.state) === undefined)
      tab.history.replaceState({ ...(tab.history.state as object | null), idx: 0 }, '')
    tab.onPop(() => {
      this.heard += 1
      this.url = tab.entry.url
    })
  }

  push(url: string) {
    this.url = url
    this.tab.history.pushState({ key: this.name(), idx: (idxIn(this.tab.history.state) ?? 0) + 1 }, '', url)
  }

  replace(url: string) {
    this.url = url
    this.tab.history.replaceState({ key: this.name(), idx: idxIn(this.tab.history.state) }, '', url)
  }

  private name() {
    this.names += 1
    return `k${this.names}`
  }
}

function idxIn(state: unknown): number | undefined {
  return (state as { idx?: number } | null)?.idx
}

export function openTab(tab = new Tab()) {
  let digits = 12_344
  const entries = new BackEntries(tab, () => String(++digits))
  const router = new Router(tab)
  const open: { letGo: () => void; isOpen: boolean }[] = []
  return {
    tab,
    router,
    open,
    lay() {
      const sheet = { letGo: () => undefined as void, isOpen: true }
      sheet.letGo = entries.lay(() => {
        sheet.isOpen = false
      })
      open.push(sheet)
      return sheet
    },
    shut(sheet: { letGo: () => void; isOpen: boolean } | undefined) {
      if (sheet?.isOpen !== true) return
      sheet.isOpen = false
      sheet.letGo()
    },
  }
}

export const rest = () => new Promise((resolve) => setTimeout(resolve, 8))
