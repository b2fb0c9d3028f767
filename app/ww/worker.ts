self.close()
