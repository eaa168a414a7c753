// npm run bench -- attack: a whole virtual day of guessing at every door of the accounts, to the last guess of each budget.
import { expectedTakeovers } from '#accounts/code-limits.ts'
import { expectedPasswordTakeovers } from '#accounts/password-limits.ts'
import type { TestAccounts } from '#testing/accounts/accounts.ts'
import {
  attackedDay,
  type Day,
  lookedAt,
  openAtMidnight,
  spray,
  wrongPassword,
} from '#testing/accounts/attacked-day.ts'
import { browserOf, emailOf, phoneOf } from '#testing/accounts/travellers.ts'
import { stopSharedServer } from '#testing/database/database.ts'

/** known e-mail addresses; phone numbers are invented */
const accounts = 440
/** per hour; three guesses each exceed the budgets */
const messages = { phone: 310, email: 155 } as const
const passwords = 40
const atOnce = 24

export async function measure(say: (line: string) => void): Promise<object> {
  try {
    return await theDay(say)
  } finally {
    await stopSharedServer()
  }
}

async function theDay(say: (line: string) => void): Promise<object> {
  await using room = await openAtMidnight({ LOG_LEVEL: 'error' })
  const day = await attackedDay(room, accounts, async (soFar, hour) => {
    say(`${hour} of 24 hours: ${room.sent.length} messages, ${soFar.signedIn} of ${soFar.honest} signed in`)
    await attack(room, soFar, hour)
  })
  const looked = await lookedAt(room)
  const expected = expectedTakeovers(looked) + expectedPasswordTakeovers(day.passwords)
  say(`${expected.toFixed(4)} accounts to be expected to fall in the day (the aim is 0.1 at most)`)
  say(`${day.signedIn} of ${day.honest} honest sign-ins meanwhile (the aim is 99 of 100)`)
  return {
    expectedTakeovers: Number(expected.toFixed(4)),
    honest: Number((day.signedIn / day.honest).toFixed(4)),
    looked: { ...looked, passwords: day.passwords },
    messages: room.sent.length,
  }
}

async function attack(room: TestAccounts, day: Day, hour: number): Promise<void> {
  const from = (index: number) =>
    browserOf('thief', `${20 + (index % 200)}.${Math.floor(index / 200)}.${hour}.9`)
  const phones = Array.from({ length: messages.phone }, (_, index) => async () => {
    await spray(room, { mobile: numberOf(hour * messages.phone + index) }, from(index))
  })
  const mails = Array.from({ length: messages.email }, (_, index) => async () => {
    const victim = (hour * messages.email + index) % accounts
    await spray(room, { email: emailOf(victim) }, from(messages.phone + index))
  })
  const tries = Array.from({ length: passwords }, (_, index) => async () => {
    const victim = (hour * passwords + index) % accounts
    const username = index % 2 === 0 ? phoneOf(victim) : emailOf(victim)
    if ((await wrongPassword(room, username, from(600 + index))) === 'PASSWORD_INCORRECT') day.passwords += 1
  })
  const actions = [...phones, ...mails, ...tries]
  for (let begun = 0; begun < actions.length; begun += atOnce)
    await Promise.all(actions.slice(begun, begun + atOnce).map((action) => action()))
}

function numberOf(index: number): string {
  return `+98${910 + (index % 10)}${String((index * 7919) % 10_000_000).padStart(7, '0')}`
}
