import './favourite-heart.css'
import { use } from 'react'
import { Hearts } from '#hotels/web/use-favourites.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly id: string
  readonly name: string
}

export function FavouriteHeart({ id, name }: Props) {
  const { ids, turn } = use(Hearts)
  const isOn = ids.has(id)
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isOn}
      aria-label={`پسندیدن ${name}`}
      onClick={() => turn(id)}
    >
      <Icon name={isOn ? 'heart-fill' : 'heart-bold'} />
    </button>
  )
}
