/** How the boards' pages look. */
export const pageStyle = `
.ask { margin: 1rem 0 }
.label { font-weight: 600; margin: 1rem 0 0 }
.hint, .optional { color: #505a5f; font-weight: 400 }
fieldset { border: 0; padding: 0; margin: 0 }
fieldset label { font-weight: 400; margin-top: .25rem }
input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea { font: inherit; padding: .4rem; width: 100%; box-sizing: border-box; border: 1px solid #6b6b6b; border-radius: 4px }
button, a.button { font: inherit; padding: .5rem 1rem; margin: .5rem .5rem 0 0; border: 1px solid #1d4f91; border-radius: 4px; background: #fff; color: #1d4f91; cursor: pointer; display: inline-block; text-decoration: none }
button[type=submit], a.button, button[aria-pressed=true] { background: #1d4f91; color: #fff }
button:disabled { background: #ddd; color: #555; border-color: #bbb; cursor: default }
.for-ears { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
[role=menu], [role=listbox] { border: 1px solid #6b6b6b; border-radius: 4px }
[role=menuitem], [role=menuitemcheckbox], [role=option] { display: block; padding: .4rem; cursor: pointer }
[role=menuitem]:hover, [role=option]:hover, [role=menuitem]:focus { background: #e8f0fa }
[hidden], .narrow { display: none !important }
.upload-card { border: 1px solid #bbb; border-radius: 4px; padding: .5rem; margin: .5rem 0 }
.upload-card input { position: absolute; opacity: 0 }
.beside { position: fixed; right: 1rem; bottom: 1rem; width: 16rem; background: #fff; border: 1px solid #bbb; border-radius: 8px; padding: 1rem }
.beside.left { right: auto; left: 1rem }
.cover { position: fixed; inset: 0; z-index: 10; background: rgb(0 0 0 / .55); display: grid; place-items: center }
.cover > div { background: #fff; padding: 1.5rem; max-width: 30rem; border-radius: 8px }
.opened { overflow: auto; place-items: start center }
.opened > div { width: min(44rem, 100%); max-width: none; box-sizing: border-box }
[role=dialog].steps { border: 1px solid #bbb; border-radius: 8px; padding: 1rem; box-shadow: 0 4px 20px rgb(0 0 0 / .2) }
.under { border-left: 4px solid #ccc; padding-left: 1rem; margin: 1rem 0 }
.row { display: flex; gap: 1rem }
.card, .keeps { border: 1px solid #bbb; border-radius: 4px; padding: .75rem }
.panel { background: #fff; padding: 1.5rem; border-radius: 8px }
.over { z-index: 20 }
.paper { border: 1px solid #6b6b6b; border-radius: 4px; min-height: 5rem; padding: .4rem }
.half.on { background: #1d4f91; color: #fff }
.beyond, .portal { position: absolute; left: -9999px }
.faded { opacity: 0 }
.gone { display: none }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
.wide-left { grid-template-columns: 2fr 1fr }
.tips { background: #f3f3f3; padding: 1rem; align-self: start }
nav { border-bottom: 1px solid #ccc; padding-bottom: .5rem; margin-bottom: 1rem }
`
