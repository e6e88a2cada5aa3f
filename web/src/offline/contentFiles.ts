/** The files that hold a server's answers, one for each language and game. */
const addresses = import.meta.glob<string>('../../generated/content/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

type Answers = Record<string, unknown>
const opened = new Map<string, Promise<Answers>>()

async function open(file: string): Promise<Answers> {
  const address = addresses[`../../generated/content/${file}.json`]
  const answer = address && (await fetch(address))
  if (!answer || !answer.ok) throw new TypeError(`${file} is not there`)
  return answer.json()
}

/** Answers by the path that asks for them. */
export function answersIn(file: string): Promise<Answers> {
  let answers = opened.get(file)
  if (!answers) {
    answers = open(file)
    opened.set(file, answers)
    answers.catch(() => opened.delete(file))
  }
  return answers
}
