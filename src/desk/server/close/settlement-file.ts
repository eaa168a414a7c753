import type { CheckedFile } from '#desk/close-calls.ts'
import { faultWords, linesWrong } from '#desk/server/close/line-words.ts'
import {
  checkedFile,
  dayTyped,
  type LineWords,
  mustBeFaultless,
  postedSheet,
} from '#desk/server/close/posted-sheet.ts'
import type { CloseRooms } from '#desk/server/close/rooms.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import type { StatementRead, StatementRow } from '#payments/server/statement.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Posted {
  readonly gateway: string
  readonly day: string
  readonly file: Buffer | undefined
}

/** Lines are the bank's number of a payment, what the payer gave, and the gateway's fee. Refuses what files and gateways do. */
export async function checkSettlement(rooms: CloseRooms, posted: Posted): Promise<CheckedFile> {
  const { sheet, statement, lineOf } = statementIn(rooms, posted)
  const read = await rooms.payments.checkStatement(posted.gateway, statement)
  const fresh = { ...read.settled, rows: read.settled.count }
  return checkedFile(sheet, { fresh, known: read.known }, [...linesWrong(sheet), ...wrongIn(read, lineOf)])
}

/** In one transaction with its entry; refuses also FILE_NOT_CHECKED, FILE_WITH_FAULTS. */
export async function bookSettlement(
  rooms: CloseRooms,
  by: StaffVisitor,
  posted: Posted & { readonly digest: string },
) {
  const { payments, desk } = rooms
  const { sheet, statement, lineOf } = statementIn(rooms, posted)
  mustBeFaultless(sheet, posted.digest, linesWrong(sheet))
  return desk.database.transaction().execute(async (trx) => {
    const read = await payments.readStatement(posted.gateway, statement, trx)
    mustBeFaultless(sheet, posted.digest, wrongIn(read, lineOf))
    const { count: rows, amount, fees } = read.settled
    const details = { day: `${statement.day}`, rows, amount, fees, known: read.known, digest: posted.digest }
    const subject = { kind: 'gateway', id: posted.gateway }
    await desk.audit.record(trx, by, { action: 'settlement.entered', subject, details })
    return { rows, amount, fees, known: read.known }
  })
}

function statementIn({ clock }: CloseRooms, { day, file }: Posted) {
  const sheet = postedSheet(file, 2)
  const lines = new Map<StatementRow, number>(
    sheet.rows.map(({ line, name: reference, amounts }) => {
      const [amount, fee]: readonly Rial[] = amounts
      return [{ reference, amount: amount ?? ZERO, fee: fee ?? ZERO }, line]
    }),
  )
  return {
    sheet,
    statement: { day: dayTyped(day, clock.now()), rows: [...lines.keys()] },
    lineOf: (row: StatementRow) => lines.get(row) ?? 0,
  }
}

function wrongIn({ wrong }: StatementRead, lineOf: (row: StatementRow) => number): readonly LineWords[] {
  return wrong.map(({ row, fault }) => ({ line: lineOf(row), words: faultWords[fault] }))
}
