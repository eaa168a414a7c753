import { zxyToTileId } from 'pmtiles'

const zoom = 8
const extent = 4096

/** A PMTiles archive (version 3) of one tile that is water all over, around a place; it says who made it. */
export function smallTiles(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  attribution: string,
): Buffer {
  const tile = layer('water', [square()])
  const id = zxyToTileId(zoom, ...tileOf(latitude, longitude))
  const root = Buffer.concat([1, id, 1, tile.length, 1].map(varint)) // one entry, its run, length and offset + 1
  const metadata = Buffer.from(JSON.stringify({ attribution }))
  return Buffer.concat([headerOf(root, metadata, tile), root, metadata, tile])
}

function tileOf(latitude: number, longitude: number): [x: number, y: number] {
  const count = 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  const y = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2
  return [Math.floor(((longitude + 180) / 360) * count), Math.floor(y * count)]
}

/** Fields in the order of the specification, uncompressed. */
function headerOf(root: Buffer, metadata: Buffer, tile: Buffer): Buffer {
  const header = Buffer.alloc(127)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const end = header.length + root.length
  const places = [
    [header.length, root.length],
    [end, metadata.length],
    [end + metadata.length, 0],
    [end + metadata.length, tile.length],
    [1, 1],
  ].flat()
  for (const [at, value] of [...places, 1].entries()) header.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  const [clustered, uncompressed, vector] = [1, 1, 1]
  header.set([clustered, uncompressed, uncompressed, vector, zoom, zoom], 96)
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + at * 4)
  return header
}

/** A Mapbox vector tile of one layer with polygons. */
function layer(name: string, polygons: readonly Buffer[]): Buffer {
  const features = polygons.map((geometry) => field(2, Buffer.concat([number(3, 3), field(4, geometry)])))
  const body = [number(15, 2), field(1, Buffer.from(name)), ...features, number(5, extent)]
  return field(3, Buffer.concat(body))
}

/** Moved to a corner, three lines, closed. */
function square(): Buffer {
  const [move, line, close] = [9, 26, 15]
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
  const way = [extent, 0, 0, extent, -extent, 0].map(zigzag)
  return Buffer.concat([move, 0, 0, line, ...way, close].map(varint))
}

function field(tag: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(tag * 8 + 2), varint(bytes.length), bytes])
}

function number(tag: number, value: number): Buffer {
  return Buffer.concat([varint(tag * 8), varint(value)])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
