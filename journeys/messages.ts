import { setTimeout as sleep } from 'node:timers/promises'
import type { Stage } from './stage.ts'

interface Message {
  readonly receptor: string
  readonly text: string
}

/** From the SMS simulator's inbox. */
export async function codeFor(stage: Stage, mobile: string, after = 0): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const codes = (await messagesTo(stage, mobile)).flatMap(
      (message) => /\d{4,6}/.exec(message.text)?.[0] ?? [],
    )
    if (codes.length > after && codes[0] !== undefined) return codes[0]
    await sleep(100)
  }
  throw new Error(`no code reached ${mobile}`)
}

export async function messagesTo(stage: Stage, mobile: string): Promise<readonly Message[]> {
  const response = await fetch(`${stage.inbox}/messages?receptor=${encodeURIComponent(mobile)}`)
  return ((await response.json()) as { messages: readonly Message[] }).messages
}
