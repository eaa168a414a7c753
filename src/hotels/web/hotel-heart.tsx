import { FavouriteHeart } from '#hotels/web/favourite-heart.tsx'
import { Hearts, useFavourites } from '#hotels/web/use-favourites.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly favourites: readonly string[]
}

/** The heart of a hotel's own page. */
export function HotelHeart({ id, name, favourites }: Props) {
  return (
    <Hearts value={useFavourites(favourites)}>
      <FavouriteHeart id={id} name={name} />
    </Hearts>
  )
}
