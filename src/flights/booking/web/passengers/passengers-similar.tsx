import { persianDigits } from '#money/digits.ts'
import { AGE_GROUPS, type AgeGroup } from '#passengers/age.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly like: number | undefined
  readonly groups: readonly AgeGroup[]
}

export function PassengerAlike({ like, groups }: Props) {
  const group = like === undefined ? undefined : groups[like]
  if (like === undefined || group === undefined) return null
  return (
    <Note tone="warn" icon="info-duotone" announced>
      نام و تاریخ تولد این مسافر به مسافر {persianDigits(like + 1)} ({AGE_GROUPS[group].name}) خیلی شبیه است؛
      اگر یک نفر است، دو بار وارد نشود.
    </Note>
  )
}
