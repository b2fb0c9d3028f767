import type { Meta } from '../../../contract/platform/endpoint.ts'
import type { JsonObject } from './plain-schemas.ts'
import { cookieName } from '../session-cookie.ts'

/** How a caller says who they are. @param isHttps decides the name of the cookie. */
export function securitySchemes(isHttps: boolean): JsonObject {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName(isHttps),
      description:
        'The session of a browser. What changes something must come from a page of this site, by its `Origin`.',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a session, as POST /auth/local answers it.',
    },
    companyKey: {
      type: 'http',
      scheme: 'bearer',
      description: 'A key of a company, made by one of its admins under /manage-company/api-keys.',
    },
  }
}

/** Any one of these lets a call in, as `enforcePolicy` does; none is needed where there is none. */
export function securityOf(meta: Meta): JsonObject[] {
  if (meta.who === 'guest') return []
  if (meta.who === 'api-key') return [{ companyKey: [meta.scope] }]
  return meta.needsBearer === true ? [{ token: [] }] : [{ session: [] }, { token: [] }]
}
