import { textOf } from '../../ui/account/form-text.ts'
import { readSignUp } from '../../ui/account/sign-up-form.ts'

/** What was typed, to be shown again, but for the password; and the same as the API's call wants it. */
export function readPublisherForm(form: FormData) {
  const { name, email, password, hasAccepted, captcha } = readSignUp(form)
  const text = (field: string) => textOf(form, field)
  const typed = {
    companyName: text('companyName'),
    companyNumber: text('companyNumber'),
    street: text('street'),
    town: text('town'),
    postcode: text('postcode'),
    companyType: text('companyType'),
    companyPhone: text('companyPhone'),
    isOwnCompany: form.has('isOwnCompany'),
    name,
    email,
  }
  const body = {
    name,
    email,
    password,
    role: 'publisher',
    // The server's word is final: what is no 'true' is refused there.
    terms: hasAccepted as true,
    captcha,
    isOwnCompany: typed.isOwnCompany,
    company: {
      name: typed.companyName,
      // Nothing chosen is refused there.
      companyType: Number(typed.companyType) as 1 | 2 | 3,
      phone: typed.companyPhone,
      company_number: typed.companyNumber,
      address: { address_line_1: typed.street, locality: typed.town, postal_code: typed.postcode },
    },
  }
  return { typed, body }
}
