-- The page of ours from which somebody went to buy credits, such as an ad's draft: the page of the purchase leads back to it.
alter table purchases add column back text;
