/** Handing a link on: by what the device offers for that, else by copying it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  const phone = matchMedia('(pointer: coarse)').matches
  if (phone && navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
