/** What is the same for everybody and every table (rules, cards, lessons), where the server cannot be reached: files that
 * came with the page hold its answers (`server/http/content.py`). */
import type { Answerer } from '$lib/here'

const CONTENT = /^\/api\/(?:games|rules|strategy|lessons|packs|glossary)(?:\/([a-z]+))?/

export const answerContent: Answerer = ({ method, path, language }) => {
  const asked = method === 'GET' && !path.includes('table=') && CONTENT.exec(path)
  return asked ? kept(`${language}-${asked[1] ?? 'all'}`, path) : null
}

async function kept(file: string, path: string): Promise<unknown> {
  const { answersIn } = await import('./contentFiles')
  const answer = (await answersIn(file))[path]
  if (answer === undefined) throw new TypeError(`nothing is kept for ${path}`)
  return answer
}
