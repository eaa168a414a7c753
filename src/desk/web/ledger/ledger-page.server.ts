import type { LoaderFunctionArgs } from 'react-router'
import { dateSeenFrom } from '#calendar/formatted.ts'
import { type LedgerAddress, readLedgerAddress } from '#desk/ledger/ledger-address.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import { accountWords } from '#desk/server/ledger/account-words.ts'
import { accountList, lineList } from '#desk/server/ledger/ledger-lists.ts'
import { noteLook } from '#desk/server/ledger/look.ts'
import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { inRial } from '#money/formatted.ts'
import { sum } from '#money/rial.ts'
import { accountNames } from '#wallet/account-names.ts'
import { flowWords } from '#wallet/flows.ts'
import type { AccountName } from '#wallet/server/ledger-pages.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const address = readLedgerAddress(new URL(request.url).searchParams)
  const { class: name, owner } = address
  const account = name !== undefined && owner !== undefined ? { class: name, owner } : undefined
  if (account !== undefined) await noteLook(rooms, staffOf(context), account)
  const [classes, accounts, lines, entry] = await Promise.all([
    name === undefined ? classView(rooms) : undefined,
    name !== undefined && owner === undefined ? accountView(rooms, address) : undefined,
    account && lineView(rooms, account, address),
    address.entry === undefined ? undefined : entryView(rooms, address.entry),
  ])
  return {
    classes,
    accounts,
    lines,
    entry,
    className: name && accountNames[name],
    isFirst: address.after === undefined,
    filter: { kind: address.kind ?? '', day: address.day?.toString() ?? '' },
    kinds: Object.entries(flowWords).map(([value, label]) => ({ value, label })),
    days: dayChoices(rooms.clock.now(), address.day),
  }
}

async function classView({ wallet }: LedgerRooms) {
  const rows = await wallet.ledger.balances()
  return {
    rows: rows.map((row) => ({
      id: row.class,
      name: accountNames[row.class],
      accounts: row.accounts,
      balance: inRial(row.balance),
    })),
    total: inRial(sum(rows.map(({ balance }) => balance))),
  }
}

async function accountView(rooms: LedgerRooms, { class: name, after }: LedgerAddress) {
  if (name === undefined) return undefined
  const { rows, next } = await accountList(rooms, name, after)
  return { rows: rows.map(({ owner, words, balance }) => ({ owner, words, balance: inRial(balance) })), next }
}

async function lineView(rooms: LedgerRooms, account: AccountName, address: LedgerAddress) {
  const [{ rows, next }, wordsOf] = await Promise.all([
    lineList(rooms, account, address),
    accountWords(rooms, [account]),
  ])
  const now = rooms.clock.now()
  return {
    ...wordsOf(account),
    rows: rows.map(({ seq, entryId, kind, at, amount, orderNumber }) => ({
      seq,
      entryId,
      orderNumber,
      kind: flowWords[kind],
      at: momentWords(at, now),
      amount: inRial(amount),
    })),
    next,
  }
}

async function entryView(rooms: LedgerRooms, id: number) {
  const entry = await rooms.wallet.ledger.entry(id)
  if (entry === undefined) return undefined
  const [wordsOf, numbers] = await Promise.all([
    accountWords(rooms, entry.postings),
    rooms.orders.numbersOf(entry.orderId === null ? [] : [entry.orderId]),
  ])
  return {
    id,
    kind: flowWords[entry.kind],
    at: momentWords(entry.at, rooms.clock.now()),
    memo: entry.memo,
    orderNumber: numbers.get(entry.orderId ?? ''),
    postings: entry.postings.map((posting) => ({
      id: posting.class,
      name: accountNames[posting.class],
      owner: posting.owner,
      ...wordsOf(posting),
      amount: inRial(posting.amount),
    })),
    total: inRial(sum(entry.postings.map(({ amount }) => amount))),
  }
}

export type EntryOnPage = NonNullable<Awaited<ReturnType<typeof entryView>>>
export type LinesOnPage = Awaited<ReturnType<typeof lineView>>
export type ClassesOnPage = Awaited<ReturnType<typeof classView>>

const daysBack = 31

/** The last days, and the one that was asked for. */
function dayChoices(now: Temporal.Instant, chosen: Temporal.PlainDate | undefined) {
  const today = dayAt(now)
  const days = Array.from({ length: daysBack }, (_, n) => today.subtract({ days: n }))
  const isListed = chosen === undefined || days.some((day) => day.equals(chosen))
  return (isListed ? days : [chosen, ...days]).map((day) => ({
    value: day.toString(),
    label: dateSeenFrom(today, day),
  }))
}
