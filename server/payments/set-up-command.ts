import type { Stripe } from 'stripe'
import type { Command } from '../platform/commands.ts'
import { liveKeyOnOwnMachine, testKeyOnPublicSite } from '../platform/public-settings.ts'
import { webhookPath } from './sandbox-webhook.ts'
import { wantedEvents } from './events.ts'
import { apiVersion, createAdvancedPrice, findAdvancedPrice } from './provider.ts'

/**
 * `set-up-payments`: makes at Stripe what taking money needs, and can be run again. Paid plans may still be off, and the webhook's secret is
 * what it is run for.
 * @param connect the account of a key.
 */
export const setUpPaymentsCommand = (connect: (key: string) => Stripe): Command => ({
  name: 'set-up-payments',
  summary: 'set-up-payments        make the price of Advanced and the webhook endpoint at Stripe',
  async run(args, { config, print }) {
    if (args.length > 0) throw new Error('set-up-payments takes nothing after its name')
    if (config.stripe === null) throw new Error('Set ROLECALL_STRIPE_KEY first. The demo payments need no setting up.')
    if (config.stripe.isLive !== config.isPublic)
      throw new Error(config.isPublic ? testKeyOnPublicSite : liveKeyOnOwnMachine)
    const stripe = connect(config.stripe.key)
    const price = (await findAdvancedPrice(stripe)) ?? (await createAdvancedPrice(stripe))
    print(`The price of Advanced is ${price}.`)
    if (config.publicUrl === null) {
      print(
        'Without ROLECALL_URL no webhook endpoint was made. To try payments here, use the Stripe CLI: see the README.',
      )
      return
    }
    const url = config.publicUrl + webhookPath
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    if (data.some((endpoint) => endpoint.url === url)) {
      print(
        `The webhook endpoint ${url} is there. Its secret was shown when it was made; to see it again, look at Stripe's dashboard.`,
      )
      return
    }
    const { secret } = await stripe.webhookEndpoints.create({
      url,
      enabled_events: [...wantedEvents],
      api_version: apiVersion,
    })
    print(`The webhook endpoint ${url} was made. Set ROLECALL_STRIPE_WEBHOOK_SECRETS to ${secret ?? 'its secret'}`)
  },
})
