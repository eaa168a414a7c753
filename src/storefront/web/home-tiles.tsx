import { Link } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import type { ProductTile, TileDrawing, TilePicture } from '#orders/product-tile.ts'
import umbrella from '#storefront/web/art/umbrella.svg?no-inline'
import azerbaijan from '#visas/web/art/azerbaijan.svg?no-inline'
import italy from '#visas/web/art/italy.svg?no-inline'
import thailand from '#visas/web/art/thailand.svg?no-inline'
import emirates from '#visas/web/art/uae.svg?no-inline'
import { NearPicture } from '#web/art/near-picture.tsx'
import { Scene } from '#web/art/scene.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The one with choices of its own is the large one, and stands first. */
export function HomeTiles({ tiles }: { readonly tiles: readonly ProductTile[] }) {
  const ordered = tiles.toSorted((one, other) => other.picks.length - one.picks.length)
  return (
    <section className="wrap home-tiles" aria-labelledby="home-tiles">
      <h2 id="home-tiles">سفر فقط پرواز نیست</h2>
      <p>{listOf(ordered.map(({ about }) => about))} با همان قول قیمت نهایی</p>
      <ul>
        {ordered.map((tile) => (
          <li key={tile.about} data-large={tile.picks.length > 0 || undefined}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('، ')} و ${names.at(-1)}`
}

function Tile({ about, title, says, price, picks, action, path, picture }: ProductTile) {
  return (
    <article className="home-tile">
      <Picture of={picture} />
      <small>{about}</small>
      <h3>{title}</h3>
      <p>
        {says} {price !== null && <Price from amount={priceText(price)} />}
      </p>
      {picks.length > 0 && (
        <ul>
          {picks.map((pick) => (
            <li key={pick.path}>
              <Link to={pick.path} discover="none">
                <b>{pick.name}</b>
                <small>{pick.says}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="home-tile-way" to={path} discover="none">
        {action}
        <Icon name="arrow-left-bold" size="small" />
      </Link>
    </article>
  )
}

const drawings: Readonly<Record<TileDrawing, string>> = { emirates, azerbaijan, italy, thailand, umbrella }

function Picture({ of: picture }: { readonly of: TilePicture }) {
  return (
    <span className="home-tile-picture" data-drawing={'drawing' in picture ? picture.drawing : undefined}>
      {'drawing' in picture ? (
        <NearPicture src={drawings[picture.drawing]} alt="" width="760" height="400" />
      ) : (
        <Scene cityCode={picture.cityCode} />
      )}
    </span>
  )
}
