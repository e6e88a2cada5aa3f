/** Games of this device that go elsewhere: to the server as a log that it checks, or as files. */
import { api } from '$lib/api'
import { person } from '$lib/person.svelte'
import { settings } from '$lib/settings.svelte'
import { noteSent, readKept } from './hosting/kept'
import { answerOfTable } from './tables'

const asked = (table: string, what: string) =>
  answerOfTable({
    method: 'GET',
    path: `/api/tables/${table}/${what}`,
    body: undefined,
    language: settings.language,
  }) as Promise<string>

/** Hand a finished game to the server, which plays its log through; the table that it has become. */
export async function sendGame(table: string): Promise<string> {
  const log = await asked(table, 'log')
  await person.known()
  const { id } = await api.keepLog(log)
  await noteSent(table, id)
  return id
}

function save(name: string, text: string, type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Save a game's log as a file. */
export const takeLog = async (table: string) => save(`houseful-${table}.log`, await asked(table, 'log'), 'text/plain')

/** Save the picture of a finished game's table as a file. */
export const takePicture = async (table: string) =>
  save(`houseful-${table}.svg`, await asked(table, 'picture'), 'image/svg+xml')

/** Save what is kept of a game that cannot be read, as it is. */
export const takeRecord = async (table: string) =>
  save(`houseful-${table}.json`, JSON.stringify(await readKept(table), null, 1), 'application/json')
