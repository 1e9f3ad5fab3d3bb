/** Words of a request that say nothing about the picture, folded: "please draw me a …". */
export const FILLER_WORDS = new Set(
  [
    'a an the of and with some my big small two draw paint make show me please picture drawing coloring colouring page image i want',
    'male mal zeichne zeichnung mir bitte ein eine einen einem einer der die das den dem bild ausmalbild von mit ich will möchte und',
    'dessine dessin dessin-moi moi coloriage une un des du de le la les l d je veux et avec plaît s il te vous',
    'dibuja dibujo dibujame dame por favor una unos unas el los las para colorear quiero imagen y con',
    'disegna disegno disegnami da colorare il lo gli voglio immagine per favore e con',
    'teken tekening kleurplaat van een het mij graag wil ik plaatje alsjeblieft en met',
  ].flatMap((words) => words.split(' ')),
)
