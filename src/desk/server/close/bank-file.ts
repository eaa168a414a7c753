import type { CheckedFile } from '#desk/close-calls.ts'
import { linesWrong } from '#desk/server/close/line-words.ts'
import {
  checkedFile,
  dayTyped,
  type LineWords,
  mustBeFaultless,
  postedSheet,
} from '#desk/server/close/posted-sheet.ts'
import type { CloseRooms } from '#desk/server/close/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import { parseAmount } from '#money/amount-input.ts'
import { isRial, rial, sum, ZERO } from '#money/rial.ts'
import type { BankTransfer } from '#payments/bank-differences.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Posted {
  readonly day: string
  readonly balance?: string | undefined
  readonly file: Buffer | undefined
}

/** Lines are the bank's number of a transfer that came, and its amount. Refuses what files do. */
export async function checkBankFile(rooms: CloseRooms, posted: Posted): Promise<CheckedFile> {
  const { sheet, transfers, found } = transfersIn(rooms, posted)
  balanceTyped(posted.balance)
  const { fresh, known, wrong } = await rooms.payments.bank.check([...transfers.keys()])
  return checkedFile(sheet, { fresh: summed(fresh), known }, [...found, ...stated(transfers, wrong)])
}

/** In one transaction with its entry; refuses also FILE_NOT_CHECKED, FILE_WITH_FAULTS. */
export async function bookBankFile(
  rooms: CloseRooms,
  by: StaffVisitor,
  posted: Posted & { readonly digest: string },
) {
  const { payments, wallet, desk } = rooms
  const { sheet, transfers, day, found } = transfersIn(rooms, posted)
  const balance = balanceTyped(posted.balance)
  const rows = [...transfers.keys()]
  const { wrong } = await payments.bank.check(rows)
  mustBeFaultless(sheet, posted.digest, [...found, ...stated(transfers, wrong)])
  return desk.database.transaction().execute(async (trx) => {
    const entered = summed(await payments.bank.enter(trx, rows))
    if (balance !== undefined) await wallet.enterBalance({ day, balance }, trx)
    const known = rows.length - entered.rows
    const details = { ...entered, balance, known, digest: posted.digest }
    await desk.audit.record(trx, by, {
      action: 'bank.entered',
      subject: { kind: 'bank-day', id: `${day}` },
      details,
    })
    return { ...entered, known }
  })
}

function transfersIn({ clock }: CloseRooms, posted: Posted) {
  const sheet = postedSheet(posted.file, 1)
  const day = dayTyped(posted.day, clock.now())
  const transfers = new Map<BankTransfer, number>(
    sheet.rows.map(({ line, name: reference, amounts: [amount = ZERO] }) => [
      { day, reference, amount },
      line,
    ]),
  )
  const below = [...transfers].filter(([{ amount }]) => amount <= 0)
  const found = below.map(([, line]) => ({ line, words: 'مبلغ واریز باید بیش از صفر باشد.' }))
  return { sheet, day, transfers, found: [...linesWrong(sheet), ...found] }
}

function stated(
  transfers: ReadonlyMap<BankTransfer, number>,
  wrong: readonly BankTransfer[],
): readonly LineWords[] {
  const words = 'این شماره در این روز با مبلغ دیگری ثبت شده است.'
  return wrong.map((one) => ({ line: transfers.get(one) ?? 0, words }))
}

function summed(transfers: readonly BankTransfer[]) {
  return { rows: transfers.length, amount: sum(transfers.map(({ amount }) => amount)), fees: 0 }
}

/** Refuses BALANCE_INVALID. */
function balanceTyped(text = '') {
  if (text.trim() === '') return undefined
  const amount = parseAmount(text)
  if (amount === undefined || !isRial(amount)) throw refuse('BALANCE_INVALID', { property: 'balance' })
  return rial(amount)
}
