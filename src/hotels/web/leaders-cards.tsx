import { guestsInWords, roomName } from '#hotels/occupancy.ts'
import type { RoomChosen } from '#hotels/web/leaders-form.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import { faultsUnder, nameOf, type PartyRequest, probablyTwice } from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import {
  draftOf,
  faultsOf,
  isOf,
  type PersonTexts,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyRequest
  readonly rooms: readonly RoomChosen[]
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose itself, by room */
  readonly before: readonly (PersonTexts | undefined)[]
}

export function LeaderCards({ form, asked, rooms, saved, before }: Props) {
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  const alike = probablyTwice(form.draft, asked)
  return asked.travels.map((travel, index) => {
    const part = `passengers.${index}`
    const [draft, room] = [travellers[index], rooms[index]]
    if (draft === undefined || room === undefined) return null
    return (
      <TravellerCard
        key={part}
        name={part}
        number={index + 1}
        numberInGroup={index + 1}
        called={{ title: roomName(index), who: `سرپرست اتاق برای ${guestsInWords(room)}` }}
        draft={draft}
        faults={faultsUnder(part, form.shown)}
        isComplete={Object.keys(faultsUnder(part, form.faults)).length === 0}
        document={asked.document}
        travel={travel}
        saved={saved.filter((one) => mayBe(one, index))}
        before={before[index]}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'nationalCode')
        }}
      >
        <Alike like={alike.find((one) => one.index === index)?.like} />
      </TravellerCard>
    )
  })

  /** Of age to lead at check-in, and not leading another room. */
  function mayBe(one: SavedPassenger, index: number): boolean {
    const travel = asked.travels[index]
    if (travel === undefined) return false
    const { birthDateFa } = faultsOf(draftOf(one), asked.document, travel)
    const isElsewhere = travellers.some((draft, other) => other !== index && isOf(draft, one))
    return birthDateFa === undefined && !isElsewhere
  }
}

/** A warning: probably the same person as another room's leader. */
function Alike({ like }: { readonly like: number | undefined }) {
  if (like === undefined) return null
  return (
    <Note tone="warn" icon="info-duotone" announced>
      نام و تاریخ تولد سرپرست این اتاق به سرپرست {roomName(like)} خیلی شبیه است؛ هر اتاق سرپرست خودش را
      می‌خواهد.
    </Note>
  )
}
