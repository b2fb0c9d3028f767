import type { Command, CommandContext } from '../../platform/commands.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OpenServices } from '../commands.ts'
import { keptAliases } from './aliases.ts'
import { dropAlias, learnAliases } from './learn-aliases.ts'

type Services = Awaited<ReturnType<OpenServices>> & Platform

/** `learn-employers`: which names are one employer's, from the kept ads and the register of sponsors. */
export const learnEmployersCommand = (openServices: OpenServices): Command => ({
  name: 'learn-employers',
  summary: 'learn-employers  find names that stand for one employer, in the kept ads and the register of sponsors',
  async run(_args, context) {
    await withServices(openServices, 'learn-employers', context, async ({ db, store }) => {
      const { aliases, fresh, gone, ads } = await learnAliases({
        db,
        now: new Date(),
        say: store.say,
      })
      context.print(
        `${number(aliases)} other names of employers: ${number(fresh)} new or changed, ${number(gone)} gone, ${number(ads)} ads under them`,
      )
      if (ads > 0) context.print('Run reprocess to fold the existing ads.')
    })
  },
})

/** `list-employer-names`: every alias, and what it was learnt from. */
export const listEmployerNamesCommand = (openServices: OpenServices): Command => ({
  name: 'list-employer-names',
  summary: 'list-employer-names  other names of employers that were learnt, and from what',
  async run(_args, context) {
    await withServices(openServices, 'list-employer-names', context, async ({ db }) => {
      const aliases = await keptAliases(db)
      for (const { alias, main, source, vacancies, isDropped } of aliases) {
        const from = source === 'register' ? 'register of sponsors' : `${number(vacancies)} vacancies under both`
        context.print(`${alias} = ${main} (${isDropped ? 'dropped' : from})`)
      }
      if (aliases.length === 0) context.print('No other names of employers yet. Run learn-employers to find them.')
    })
  },
})

/** `drop-employer-name NAME`: one alias taken back for good. */
export const dropEmployerNameCommand = (openServices: OpenServices): Command => ({
  name: 'drop-employer-name',
  summary: 'drop-employer-name NAME  stop treating a name as another name of an employer, for good',
  async run(args, context) {
    const name = args.join(' ')
    if (name === '') throw new Error("drop-employer-name needs a name of the list: drop-employer-name 'aws emea sarl'")
    await withServices(openServices, 'drop-employer-name', context, async ({ db, store }) => {
      const dropped = await dropAlias({ db, now: new Date(), say: store.say }, name)
      if (!dropped) throw new Error(`'${name}' is no other name of an employer; list-employer-names lists them`)
      context.print(`'${name}' is not ${dropped.main} any more, in ${number(dropped.ads)} ads`)
      if (dropped.ads > 0) context.print('Run reprocess to separate the existing ads.')
    })
  },
})

async function withServices(
  openServices: OpenServices,
  program: string,
  { config, log, databaseUrl }: CommandContext,
  run: (services: Services) => Promise<void>,
): Promise<void> {
  const services = await openServices({ config, log, databaseUrl, program })
  try {
    await run(services)
  } finally {
    await services.stop()
  }
}

function number(value: number): string {
  return value.toLocaleString('en-GB')
}
