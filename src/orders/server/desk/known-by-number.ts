import type { Room } from '#orders/server/room.ts'

/** Each product knows the numbers on its own papers. */
export async function knownByNumber(
  { products }: Pick<Room, 'products'>,
  code: string | undefined,
): Promise<readonly string[]> {
  if (code === undefined) return []
  const found = await Promise.all(
    [...products.values()].map(async (product) => (await product.numbered?.(code)) ?? []),
  )
  return found.flat()
}
