/** Email addresses and telephone numbers. Only the person's own, and only the one that is known: no second one, none of an office. */
export const contact = `
email-word = email | e mail | emails
email = <email-word> [address | id | account] | address [for] <email-word> | cyfeiriad e bost | e bost | ebost | cyfeiriad ebost | seoladh riomhphoist | riomhphost | r phost
  | adresse e mail | correo electronico | <email-word> adresse
purpose = for (interview invitations | invitations [to interview] | interview invites | this form | replies | our reply | a reply | our answer | news of your application)
which-email = preferred | best | main | primary | current | personal | private | contact | active | valid | home | usual | own
use-email = (that | which) we (should | can | may | will) (use | write to | contact you on | reach you on) | we (should | can | may | will) (use | write to | contact you (on | at) | reach you (on | at) | email)
  | (where | at which | on which) we can (contact | reach | write to) you | to (contact | reach) you (on | at | by) | (where | at which | on which) you can be (reached | contacted) | you check (often | regularly | most often | daily | every day) | you use | you use most [often]
  | (we | that we | which we) (can | may) use to (contact | reach) you | we should use
thing = [<which-email>] [<which-email>] <email> {asks=email} [<use-email>] [<purpose>] | <email> {asks=email} again | <email> {asks=email} confirmation | confirmation of <own> <email> {asks=email} | (confirm | verify | re enter | repeat) <email> {asks=email}
thing = [eg | e g | for example] exampleemail {asks=email} | <email> {asks=email} [eg | e g | for example] exampleemail
sentence = where (should | can | may | shall) we (send | email | write) [our | the | you] [reply | answer | confirmation | a confirmation] email [address] {asks=email} | what <email> {asks=email} (should | can | may | do) we (use | contact you on | reach you on | write to) [to (contact | reach) you] [<purpose>] | (at | on | to) (what | which) <email> {asks=email} (can | should | may) we (contact | reach | write to) you
  | how can we (contact | reach) you by <email-word> {asks=email} | where can we <email-word> {asks=email} you | which <email> {asks=email} (can | should | may) we (use | contact you on | write to) [to (contact | reach) you] [<purpose>]
  | what is the best <email> {asks=email} (to (contact | reach) you [on | at]| for you)

phone-word = phone | telephone | tel | phones
mobile-word = mobile | cell | cellphone | mobile phone | cell phone | mobile telephone | cellular
number-word = number | no | num | nr | numbers
which-phone = preferred | best | main | primary | current | personal | private | contact | active | valid | usual | own
phone = <phone-word> [<number-word>] {kind=any} | <mobile-word> [<number-word>] {kind=mobile} | contact [<phone-word>] <number-word> {kind=any} | contact <phone-word> {kind=any} | (contact mobile) [<number-word>] {kind=mobile}
  | <phone-word> or <mobile-word> [<number-word>] {kind=any} | <phone-word> <mobile-word> [<number-word>] {kind=any} | <mobile-word> or <phone-word> [<number-word>] {kind=any} | <mobile-word> (or | and) (landline | home) [<phone-word>] [<number-word>] {kind=any}
  | (daytime | day time | day) [contact] <phone-word> [<number-word>] {kind=daytime} | (daytime | day time) contact <number-word> {kind=daytime} | (daytime | day time) <number-word> {kind=daytime}
  | (landline | home <phone-word> | home landline) [<number-word>] {kind=landline} | <number-word> (we can | to) (call | ring | phone) [you] [on] {kind=any}
  | rhif ffon {kind=any} | rhif ffon symudol {kind=mobile} | ffon {kind=any} | uimhir theileafoin {kind=any} | guthan {kind=any} | fon poca {kind=mobile} | uimhir fhoin poca {kind=mobile} | uimhir guthain {kind=any} | ffon symudol {kind=mobile} | uimhir fon poca {kind=mobile}
phone-form = (in | using) international (format | form) {form=international} | international (format | form) {form=international} | (with | including | inc | incl | include) [the] [international] (country | dialling | international | dial | dialing) code {form=international}
  | (including | with | inc | incl) [the] (area | std | dialling) code {form=any} | without [the] (leading | first | initial) (zero | 0) {form=short} | without [the] (country | dialling | international) code {form=national} | (starting | start | beginning) with [a | the] + {form=international}
  | [eg | e g | for example | like | such as] + <#a> <#b> [<#c>] [<#d>] [<#e>] {form=international} | (eg | e g | for example | like | such as) <#a> [<#b>] [<#c>] | (must | should) (begin | start) [with] 07 {only=GB} {form=national} | digits only {form=digits} | numbers only {form=digits} | no spaces {form=digits} | without spaces {form=digits} | 11 digits {form=digits}
  | (start | starting | begin | beginning) with + and [the | your] country code {form=international}
use-phone = (we can | to) (text | text you on | message you on) | (that | which | where | on which | at which) (we | you) can (call | reach | contact | ring | phone) [you] during the day | during the day | (that | which | where | on which | at which) (we | you) can (call | reach | contact | ring | phone | be reached | be contacted) [you] [on | at] | (we can | we should | we may) (call | reach | contact | ring | phone | use) [you] [on | at] | to (call | reach | contact | ring | phone) you [on | at]
  | (where | at which | on which) you can be (reached | contacted) | you can be (reached | contacted) on
thing = (uk | british) {only=GB} <phone> {asks=phone} | irish {only=IE} <phone> {asks=phone} | (phone | telephone) [device] type {asks=phone-type} | type of (phone | telephone) [number] {asks=phone-type} | (phone | number) type {asks=phone-type}
  | [<which-phone>] <number-word> {asks=phone} {kind=any} <use-phone> | [<which-phone>] <mobile-word> [<phone-word>] <number-word> {asks=phone} {kind=mobile} uk | <phone-word> [<number-word>] {asks=phone} {kind=any} (mobile preferred | preferably mobile | mobile if possible | ideally mobile | mobile or landline) 
  | [<which-phone>] [<which-phone>] <phone> {asks=phone} [<use-phone>] [<purpose>] [<phone-form>] [<phone-form>]
sentence = (what | which) [<phone-word> | <mobile-word>] <number-word> {asks=phone} {kind=any} (should | can | may) we (ring | call | phone | use | text) [you on | to reach you | to call you] | (on | at) (what | which) [<phone-word> | <mobile-word>] <number-word> {asks=phone} {kind=any} (can | should | may) we (reach | call | ring | phone | contact) you | what [<phone-word>] <number-word> {asks=phone} {kind=any} (can | should | may) we (reach | call | ring | phone | contact) you on
  | what is the best <number-word> {asks=phone} {kind=any} (to | for us to) (reach | call | ring | phone | contact) you [on | at] | which <phone> {asks=phone} (can | should) we (call | ring | reach | use) [you on | to call you]
thing = <dial-code> {asks=dial-code}
dial-code = country (prefix | code) (for | of) [your] (phone | telephone | mobile) [number] | [your] (country | international | national) (dialling | dialing | dial | calling | phone | telephone) (code | prefix) | (dialling | dialing | dial | calling) (code | prefix) | (phone | telephone | mobile) [number] (country | dialling | dialing | dial) (code | prefix) | (phone | telephone | mobile) (code | prefix)
  | international (code | prefix) | country code [of | for] [your] (phone | telephone | mobile) [number] | country (code | prefix) of your (phone | telephone | mobile) number | (country phone | phone country) (code | prefix) | country code (phone | mobile | telephone)
  | country code {bare}
phone-place = [<lead>] (<number-word> | [<which-phone>] <phone-word> | local number | subscriber number) {asks=phone} [<phone-form>] [<tail>] | [<lead>] <dial-code> {asks=dial-code} | [<lead>] country {asks=dial-code}
`
