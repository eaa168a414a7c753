/** What a page's own form sent. Answers 400 where the body is none. */
export async function formIn(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
