import { dateForForm } from '#calendar/form-date.ts'
import { isWanted, spanOf } from '#desk/server/sources/funnel-wanted.ts'
import type { SourceRooms } from '#desk/server/sources/rooms.ts'
import { namesFrom } from '#desk/server/sources/source-words.ts'
import type { SourcesAddress } from '#desk/sources/sources-address.ts'
import { stepWords } from '#desk/sources/step-words.ts'
import { steps } from '#funnel/steps.ts'
import type { Sheet } from '#papers/sheet.ts'

/** A row for each day, product and source. */
export async function sourceSheet(rooms: SourceRooms, address: SourcesAddress): Promise<Sheet> {
  const rows = await rooms.funnel.rows(spanOf(rooms, address))
  const names = namesFrom(rooms)
  return {
    name: 'منبع‌ها',
    columns: [
      { title: 'تاریخ', width: 12 },
      { title: 'تاریخ میلادی', width: 13 },
      { title: 'محصول', width: 16 },
      { title: 'منبع', width: 16 },
      ...steps.map((step) => ({ title: stepWords[step], width: 12 })),
    ],
    rows: rows
      .filter(isWanted(address))
      .map((row) => [
        dateForForm(row.day),
        row.day,
        names.product(row.product),
        names.source(row.source),
        ...steps.map((step) => row[step]),
      ]),
  }
}
