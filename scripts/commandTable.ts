const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const port = (byDefault: string) => ({ type: 'string', default: byDefault }) as const

const start = {
  usage: `npm start -- [options]
  --port <number>  the page's port, 5000 unless told; the emulators and fakes take those after it
  --fresh          begin without the data of earlier runs, which is deleted
  --no-seed        begin without the demonstration
  --demo           run as a public demonstration, with data of its own: visitors get a role with one click
  --help           this text
npm run dev takes the same options and reloads the page as the code changes.`,
  options: { port: port('5000'), fresh: flag, 'no-seed': flag, demo: flag, dev: flag, help: flag },
} as const

/** The scripts of package.json that take arguments. A test reads the documented commands by this table. */
export const commandTable = {
  start,
  dev: start,
  emulators: {
    usage: 'Usage: npm run emulators -- [--port 5200] <command…>',
    options: { port: port('5200') },
  },
  'test:deep': {
    usage: 'Usage: npm run test:deep -- [part of a name…] [--minutes 10] [--seed 7]',
    options: { minutes: { type: 'string', default: '10' }, seed: text },
    allowPositionals: true,
  },
  deploy: {
    usage: `npm run deploy -- --project <id> [options]
  --check              prints what is there and what would be made, and changes nothing
  --location <place>   of the database, eur3 or europe-west1; asked for otherwise
  --budget <number>    a month, in the currency of the billing account; a new one is 50 unless told; 0 makes none
  --domain <name>      of the page, if it is not <id>.web.app
  --add <service>      ceiling, discord, mail, steam or telegram; can be repeated
  --only <parts>       deploys these parts alone: functions, functions:<name>, hosting, firestore:indexes, …
  --older              lets an older version replace a newer one without a question
  --resume             goes on after the costs have reached the ceiling, up to the next multiple of the budget
  --destroy            deletes the project with everything in it, after its name was typed
  --help               this text`,
    options: {
      project: { type: 'string', default: '' },
      check: flag,
      destroy: flag,
      resume: flag,
      only: { type: 'string', default: '' },
      older: flag,
      location: { type: 'string', default: '' },
      budget: { type: 'string', default: '' },
      domain: { type: 'string', default: '' },
      add: { type: 'string', multiple: true },
      help: flag,
    },
  },
  consistency: {
    usage: 'Usage: npm run consistency -- [--port 5000 | --project <id>]',
    options: { port: text, project: text },
  },
  job: {
    usage: 'Usage: npm run job -- [name] [--port 5000]',
    options: { port: port('5000') },
    allowPositionals: true,
  },
  bench: {
    usage:
      'Usage: npm run bench -- [lighthouse [page…] | screens [page…] | interactions | clicks | api | engine | publishing | starts | evening [--teams 64]] [--port 5700]',
    options: { port: text, teams: { type: 'string', default: '64' } },
    allowPositionals: true,
  },
  gallery: { usage: 'Usage: npm run gallery -- [ru|en] [page…]', options: {}, allowPositionals: true },
} as const
