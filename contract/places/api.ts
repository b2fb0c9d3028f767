import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const PlaceSuggestion = z.object({ label: z.string(), kind: z.string() })

export const places = {
  suggest: endpoint(
    { method: 'GET', path: '/places/suggest/{text}', summary: 'Suggest places for a text', tag: 'Places' },
    { rateClass: 'suggest', who: 'guest' },
  )
    .input(z.object({ params: z.object({ text: z.string().max(200) }) }))
    .output(z.array(PlaceSuggestion)),

  nearest: endpoint(
    {
      method: 'GET',
      path: '/places/nearest',
      summary: 'The town or district nearest to a position',
      description: 'For "use my location". 404 outside the United Kingdom and Ireland.',
      tag: 'Places',
    },
    { rateClass: 'suggest', who: 'guest', errors: [404] },
  )
    .input(z.object({ query: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }) }))
    .output(PlaceSuggestion),
}
